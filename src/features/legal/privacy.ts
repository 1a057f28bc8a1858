/* Note for counsel: proposed wording, not reviewed by a lawyer. Settled, and not to be changed
   without the owner: the periods for access, correction and withdrawal of consent, the subjects
   covered, the age limit of 13 and the effective date. To be supplied: the personal information
   controller's registered name and address, its data protection officer and registration with the
   National Privacy Commission, the processors with their countries, and the retention periods. */
import type { LegalDocument, LegalNames } from './document.ts'

export const privacyPolicy = (names: LegalNames): LegalDocument => ({
  title: 'Privacy Policy',
  description: `What personal data ${names.brand} collects, why, who receives it, and how to see, correct or withdraw it.`,
  summary: `We collect what is needed to bring your order to you, and no more. You can see your data, correct it and withdraw your consent. We never sell your personal data.`,
  sections: [...collection(names), ...sharing, ...rights(names)],
})

const collection = ({ brand }: LegalNames): LegalDocument['sections'] => [
  {
    id: 'scope',
    title: 'What this policy covers',
    body: [
      `This policy says how the operator of ${brand} (“${brand}”, “we”, “us”) handles the personal data of customers, store owners and visitors of the website and the mobile apps. We follow the Data Privacy Act of 2012 (Republic Act No. 10173), its rules, and the issuances of the National Privacy Commission.`,
      'Store owners receive what they need to fulfil your order and are themselves responsible for how they handle it.',
    ],
  },
  {
    id: 'data-collected',
    title: 'What we collect',
    body: [
      'You give us:',
      [
        'your name, e-mail address, mobile number and password (kept only in a form that cannot be read), and a profile picture if you add one;',
        'addresses for delivery, with the name and number of the person who receives;',
        'orders, scheduled lists, favourites, the stores you follow, and instructions for delivery;',
        'reviews, ratings and reports, with the pictures and videos that you add;',
        'messages to stores and to us, with the pictures, videos and places that you share in them.',
      ],
      'Your device gives us:',
      [
        'the kind of browser and device, the IP address, and the time of what you do;',
        'a log of important events in your account, such as signing in, changing your password and placing or cancelling an order;',
        'your location, only when you allow it (see “Location”).',
      ],
      'Others give us: your name, e-mail address and picture from Google, if you sign in with it; the state and the reference of a payment from the payment provider; the state of an order from the store.',
    ],
  },
  {
    id: 'purposes',
    title: 'Why we use it',
    body: [
      [
        'To make and keep your account, and to know that it is you.',
        'To take, deliver, schedule, return and refund orders, and to let you and the store talk.',
        'To process payments, and to prevent fraud and abuse.',
        'To show stores and products near you, and to work out distances.',
        'To send you notices about your orders, your account and, if you want them, news.',
        'To keep the platform working and safe, and to make it better.',
        'To meet what the law requires of us, for example for taxes and accounts.',
      ],
      'We do this because you consented, because the order or the account cannot work without it, because the law requires it, or because we have a legitimate interest that your rights do not outweigh.',
    ],
  },
  {
    id: 'location',
    title: 'Location',
    body: [
      'We ask for your location when you look for shops near you, use “Use my location” for an address, or share a place in chat. Your browser or phone asks you first, and you may say no: you can then type an address or choose a place on the map.',
      'We collect the location only at that moment, and not in the background. It is kept only where you save it, as an address, or send it, as a message. You may withdraw the permission in the settings of your browser or phone at any time.',
    ],
  },
  {
    id: 'device-storage',
    title: 'Cookies and storage on your device',
    body: [
      'We use a cookie and your browser’s storage to keep you signed in and to remember your choices, drafts and recent searches on this device. We use no advertising cookies. Signing out removes what is personal from the device.',
    ],
  },
]

const sharing: LegalDocument['sections'] = [
  {
    id: 'third-parties',
    title: 'Third-party access',
    body: [
      'We do not sell personal data. We share it only as far as each of these needs it:',
      [
        'the store that you order from, and whoever delivers for it: your name, address, number, order and instructions;',
        'our two payment providers: the amount, the reference of the order and what they need to take the payment. Card and wallet details go to them directly;',
        'providers of hosting, e-mail and text messages, maps and directions, and sign-in, who work for us under agreements that protect the data;',
        'authorities and courts, when the law requires it;',
        'whoever takes over the platform, under this policy, after you have been told.',
      ],
      'What you publish, such as a review with your first name, can be seen by everybody. Some providers work outside the Philippines; we remain responsible for the data there. Other sites that we link to have policies of their own.',
    ],
  },
  {
    id: 'protection',
    title: 'How we protect it',
    body: [
      'Data travels encrypted. Passwords are stored only as salted hashes. Inside, only those who need the data for their work can reach it, and what they do is recorded. We test and update our systems, and train those who work with them.',
      'If a breach puts you at real risk, we tell you and the National Privacy Commission within 72 hours of learning of it, as the law requires.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    body: [
      'We keep your data while you have an account. When you delete it, we delete or anonymise your data, except for what the law tells us to keep, such as records of sales for taxes, or what is needed for a claim that is still open.',
    ],
  },
]

const rights = ({ brand, email, phone }: LegalNames): LegalDocument['sections'] => [
  {
    id: 'rights',
    title: 'Your rights',
    body: [
      'Under the Data Privacy Act you have the right:',
      [
        'to be informed of how your data is handled;',
        'to see it, and to have a copy in a common electronic form;',
        'to have it corrected when it is wrong or out of date;',
        'to object to its use, and to withdraw your consent;',
        'to have it blocked or erased;',
        'to be compensated for damage from its misuse;',
        'to complain to the National Privacy Commission.',
      ],
    ],
  },
  {
    id: 'access-correction',
    title: 'Access and correction',
    body: [
      `You can see and change most of your data yourself in My Account. For the rest, write to ${email} and say what you would like to see or correct. We may ask you to show that you are the person whose data it is.`,
      'We answer a request for access or correction in about 10 business days. If we need longer, we give you written notice of the reason, and answer within 30 days of your request.',
    ],
  },
  {
    id: 'consent',
    title: 'Withdrawing your consent',
    body: [
      `You may withdraw your consent at any time by writing to ${email}, by turning notices off in your profile, or by deleting your account. We process a withdrawal in about 10 business days.`,
      'What was done before remains lawful. Some services cannot work without the data: we cannot deliver without an address, for example. We will tell you what follows before we act.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    body: [
      `${brand} is not meant for children under 13, and we do not knowingly collect data from children under 13. If you think that a child has given us data, please write to ${email}: we will delete it.`,
      'Users from 13 to 17 need the consent of a parent or guardian.',
    ],
  },
  {
    id: 'policy-changes',
    title: 'Changes to this policy',
    body: [
      'When we change this policy, we publish the new text here with its date, and tell account holders of important changes before they take effect. Where the law asks for new consent, we ask for it.',
    ],
  },
  {
    id: 'privacy-contact',
    title: 'How to reach us about privacy',
    body: [
      `Write to our data protection officer at ${email}, or call ${phone}. If you are not content with our answer, you may turn to the National Privacy Commission (privacy.gov.ph).`,
    ],
  },
]

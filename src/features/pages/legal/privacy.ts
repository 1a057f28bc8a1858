/*
 * Note for counsel. This text was written from a summary and has not been reviewed by a lawyer. Settled by the summary, and not to be
 * changed without the owner: the periods for access, correction and withdrawal of consent, the subjects covered, the age limit of 13
 * and the effective date. Everything else is proposed wording. To be supplied: the personal information controller's registered name
 * and address, its data protection officer and registration with the National Privacy Commission, the list of processors with their
 * countries, and the retention periods.
 */
import type { LegalDocument, LegalNames } from './document.ts'
import { privacyRights } from './privacyRights.ts'
import { privacySharing } from './privacySharing.ts'

/** How personal data is handled. */
export const privacyPolicy = (names: LegalNames): LegalDocument => ({
  title: 'Privacy Policy',
  description: `What personal data ${names.brand} collects, why, who receives it, and how to see, correct or withdraw it.`,
  summary: `We collect what is needed to bring your order to you, and no more. You can see your data, correct it and withdraw your consent. We never sell your personal data.`,
  sections: [...collection(names), ...privacySharing, ...privacyRights(names)],
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

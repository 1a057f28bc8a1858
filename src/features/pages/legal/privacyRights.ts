import type { LegalDocument, LegalNames } from './document.ts'

/** The policy's sections on the rights of the person. */
export const privacyRights = ({ brand, email, phone }: LegalNames): LegalDocument['sections'] => [
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

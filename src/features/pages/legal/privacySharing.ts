import type { LegalDocument } from './document.ts'

/** The policy's sections on who receives data, how it is protected and how long it is kept. */
export const privacySharing: LegalDocument['sections'] = [
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

import type { LegalDocument, LegalNames } from './document.ts'

/** The terms' sections on how the agreement ends or changes, and what else holds. */
export const termsForEnding = ({ email, phone }: LegalNames): LegalDocument['sections'] => [
  {
    id: 'ending',
    title: 'Suspension and ending',
    body: [
      'You may stop using the platform and delete your account at any time. We may suspend or close an account that breaks these terms, puts others at risk, or must be closed by law. Where we can, we tell you why beforehand and hear you.',
      'Orders, payments, returns and disputes that began earlier are completed under these terms.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: [
      'We may change these terms, for example when the law or the service changes. We publish the new text here with its date, and tell account holders of important changes before they take effect. Orders follow the terms that held when they were placed.',
    ],
  },
  {
    id: 'general',
    title: 'Other provisions',
    body: [
      'If a part of these terms does not hold, the other parts remain. If we do not use a right at once, we do not give it up. You may not pass your rights on to others without our consent. Nothing here makes you our employee, agent or partner.',
      'Nothing in these terms takes away a right that the Consumer Act of the Philippines (Republic Act No. 7394), the Internet Transactions Act of 2023 (Republic Act No. 11967) or another law gives you as a consumer.',
    ],
  },
  {
    id: 'terms-contact',
    title: 'How to reach us',
    body: [`Questions about these terms: write to ${email} or call ${phone}.`],
  },
]

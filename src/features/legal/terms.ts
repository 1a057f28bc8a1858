/* Note for counsel: proposed wording, not reviewed by a lawyer. Settled, and not to be changed
   without the owner: the parties and the intermediary's role, pesos and two payment providers, the
   gateway under development, non-refundable platform fees, the return window of 24-48 hours, the
   cap on liability, mediation and then arbitration, and the effective date. To be supplied: the
   operator's registered name, address and registration numbers, the names of the two payment
   providers, the mediation and arbitration centres, and the seat of the arbitration. */
import type { LegalDocument, LegalNames } from './document.ts'
import { termsForBuying } from './termsBuying.ts'
import { termsForDisputes } from './termsDisputes.ts'

export const termsAndConditions = (names: LegalNames): LegalDocument => ({
  title: 'Terms & Conditions',
  description: `The terms for customers and store owners who use ${names.brand}: orders, payment, returns, liability and disputes.`,
  summary: `${names.brand} brings customers and local store owners together. You buy from the store, not from us. Please read these terms before you order: they say who is responsible for what, how payment and returns work, and how a dispute is settled.`,
  sections: [
    ...opening(names),
    ...termsForBuying(names),
    ...termsForDisputes(names),
    ...ending(names),
  ],
})

const opening = ({ brand, email }: LegalNames): LegalDocument['sections'] => [
  {
    id: 'agreement',
    title: 'The agreement',
    body: [
      `These Terms & Conditions are an agreement between you and the operator of ${brand} (“${brand}”, “the platform”, “we”, “us”). They cover the website, the mobile apps and the services that come with them.`,
      'By making an account, placing an order or otherwise using the platform you accept these terms and our Privacy Policy. If you do not accept them, please do not use the platform.',
    ],
  },
  {
    id: 'parties',
    title: 'The parties, and our role',
    body: [
      'Two kinds of users meet on the platform:',
      [
        'Customers, who look for products, order them and pay for them.',
        'Store owners, who list products, accept orders, and prepare, hand over or deliver them.',
      ],
      `${brand} is an intermediary. We provide the place where customers and store owners meet, and the tools to order, pay, chat and follow an order. We do not own, keep, make, pack or sell the products, and we are not a party to the sale.`,
      'Each order is a contract of sale between the customer and the store owner. The store owner answers for the product: that it exists, may be sold, is safe, matches its description and arrives as agreed.',
    ],
  },
  {
    id: 'eligibility',
    title: 'Who may use the platform',
    body: [
      'You may use the platform if you are at least 18 years old and able to enter into a contract under Philippine law. If you are between 13 and 17, a parent or guardian must agree to these terms for you and is responsible for your orders. The platform is not for children under 13.',
      'The platform serves addresses in the Philippines.',
    ],
  },
  {
    id: 'accounts',
    title: 'Your account',
    body: [
      'Some features need an account. You agree to:',
      [
        'give true, complete and current information, and keep it so;',
        'keep your password and one-time codes to yourself: we never ask you for them by phone, chat or e-mail;',
        `tell us at once at ${email} if you think that somebody else uses your account.`,
      ],
      'You are responsible for what is done with your account until you have told us that it is no longer in your hands. You may delete your account at any time in My Account; orders that are under way must be completed or cancelled first.',
    ],
  },
  {
    id: 'store-owners',
    title: 'Store owners',
    body: [
      'A store owner agrees to:',
      [
        'hold the registrations, permits and licences that the business and its products need;',
        'list only products that may lawfully be sold, with true descriptions, pictures, prices and stock;',
        'confirm, prepare and hand over or deliver orders within the time that the customer was told;',
        'honour returns and refunds under these terms and the law, and issue the receipts that the law requires;',
        'use a customer’s name, address and number only to fulfil the order.',
      ],
    ],
  },
]

/** How the agreement ends or changes, and what else holds. */
const ending = ({ email, phone }: LegalNames): LegalDocument['sections'] => [
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

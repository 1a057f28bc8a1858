import type { LegalDocument, LegalNames } from './document.ts'

const termsForDisputes = ({ brand, email }: LegalNames): LegalDocument['sections'] => [
  {
    id: 'ownership',
    title: 'What belongs to us',
    body: [
      `The name ${brand}, its logo, its design and its software belong to us or to those who license them to us. You may use the platform for your own shopping or your own store; you may not copy, sell or imitate it.`,
    ],
  },
  {
    id: 'availability',
    title: 'The service as it is',
    body: [
      'We work to keep the platform safe, correct and available, but we offer it as it is and as it is available. It may be interrupted for maintenance or by events that we do not control. Maps, distances and delivery times are estimates.',
      'As an intermediary we do not guarantee the products, the conduct of users, or that a store will fulfil an order. The store owner’s own duties and warranties remain whole.',
    ],
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    body: [
      `As far as the law allows, all that ${brand} may owe you in connection with the platform, whatever the ground, is limited to the platform fees that you paid to us in the 12 months before the event.`,
      'As far as the law allows, we are not liable for lost profit, lost business, lost data or indirect damage.',
      'Nothing in these terms limits liability for fraud, gross negligence, death or injury, or any other liability that Philippine law does not allow to be limited.',
    ],
  },
  {
    id: 'indemnity',
    title: 'Claims by others',
    body: [
      'If somebody brings a claim against us because you broke these terms or the law, you agree to make good the damage and the reasonable costs that follow from it. We will tell you of the claim without delay and let you take part in the defence.',
    ],
  },
  {
    id: 'disputes',
    title: 'Disputes and governing law',
    body: [
      'These terms are governed by the laws of the Republic of the Philippines.',
      `If something goes wrong, please talk to the store, and then write to us at ${email}. Most matters end there.`,
      'A dispute that is not settled in this way goes first to mediation. If mediation has not settled it within 30 days of the written request, it is finally settled by binding arbitration in the Philippines, under Philippine law and the Alternative Dispute Resolution Act of 2004 (Republic Act No. 9285). The language is English or Filipino, and hearings may be held online.',
      'You and we give up, for those disputes, the right to a trial in court. This does not take away your right to go to the Department of Trade and Industry, the National Privacy Commission, a small-claims court, or any other authority or court where the law gives you a right that cannot be waived.',
    ],
  },
]

const termsForBuying = ({ brand, email }: LegalNames): LegalDocument['sections'] => [
  {
    id: 'orders',
    title: 'Products, prices and orders',
    body: [
      'Store owners set their prices and keep their stock. Pictures help you choose; packaging, size and colour may differ a little from them. A price can change until you place the order; the total that you confirm at checkout is the one that counts.',
      'Your order is an offer to the store. The contract of sale begins when the store confirms it. A store may decline an order, for example when a product has sold out or its price was plainly wrong. What you have paid for the products is then returned to you.',
      'You may cancel an order until the store has begun to prepare it. A scheduled list places no order without your choice of products, store and date, and you may change or cancel it before it falls due.',
    ],
  },
  {
    id: 'payment',
    title: 'Payment',
    body: [
      'All prices, fees and payments are in Philippine pesos (₱, PHP).',
      'Online payments go through two payment providers, which are named when you pay and whose own terms also apply. We do not see or keep your card number, e-wallet PIN or bank password. You may also pay in cash on delivery or on pickup where the store offers it.',
      'The payment gateway is still under development. Online payment may therefore be offered to testers first, be limited to some methods, be interrupted, or take longer than usual to be confirmed. If an online payment is not confirmed, the order is not placed; an amount that was taken all the same is returned by the payment provider.',
    ],
  },
  {
    id: 'fees',
    title: 'Platform fees',
    body: [
      'A service fee and the payment provider’s transaction fee may be added to an order. Both are shown at checkout before you confirm.',
      'Platform fees are non-refundable, also when the order is later cancelled, returned or refunded, unless the law requires that they be returned.',
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery and pickup',
    body: [
      'The store delivers the order to the address that you chose, or keeps it ready for you to pick up. Times are estimates: weather, traffic and stock can change them. Please check that your address, its pin on the map and your mobile number are right, and that somebody is there to receive the order.',
      'Please look at what you receive before you confirm that it has arrived. Risk passes to you when the products are handed to you or to the person who receives them at your address.',
    ],
  },
  {
    id: 'returns',
    title: 'Returns and refunds',
    body: [
      'For most products a return must be requested within 24–48 hours of delivery. Ask within 24 hours for fresh, chilled, frozen and other perishable products, and within 48 hours for all others, unless the store gives you more time.',
      'To ask for a return, open the order and choose Request Refund, or write to the store in chat. Say what is wrong and, if you can, add a picture. A product that is wrong, damaged, spoiled, expired, missing or not as described is replaced or its price refunded.',
      'Products that were opened or used, medicine, and products that were made for you are not taken back unless they were faulty when you received them. A refund is paid by the way in which you paid, or in cash by the store for a cash order.',
      `The store decides on the request first. If you cannot agree with the store, write to ${email} and we will help you both to find a solution. These periods do not shorten the warranties and remedies that Philippine consumer law gives you for hidden or dangerous defects.`,
    ],
  },
  {
    id: 'content',
    title: 'Reviews, chat and other content',
    body: [
      `What you write, photograph or record stays yours. You allow ${brand} to store it and show it on the platform for as long as it is published there.`,
      'Reviews must be honest and about your own order. Do not post what is unlawful, false, hateful, obscene or an advertisement, nor what shows private matters of other people. We may remove such content.',
    ],
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: [
      'You agree not to:',
      [
        'order without meaning to receive and pay, or use a payment method that is not yours;',
        'sell or order products that are forbidden or regulated without the permission that they need;',
        'harass, threaten or deceive other users;',
        'get into accounts, data or systems that are not yours, disturb the platform, or copy its contents by automatic means;',
        'use the platform to go around the law or the rights of others.',
      ],
    ],
  },
]

/* Note for counsel: proposed wording, not reviewed by a lawyer. Settled, and not to be changed
   without the owner: the parties and the intermediary's role, pesos and two payment providers, the
   gateway under development, non-refundable platform fees, the return window of 24-48 hours, the
   cap on liability, mediation and then arbitration, and the effective date. To be supplied: the
   operator's registered name, address and registration numbers, the names of the two payment
   providers, the mediation and arbitration centres, and the seat of the arbitration. */

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

import type { LegalDocument, LegalNames } from './document.ts'

export const termsForDisputes = ({ brand, email }: LegalNames): LegalDocument['sections'] => [
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

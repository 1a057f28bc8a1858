import type { LegalDocument, LegalNames } from './document.ts'

export const termsForBuying = ({ brand, email }: LegalNames): LegalDocument['sections'] => [
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

import { wordsOf } from '../matching.ts'

/** What a message may be about. */
export type Topic =
  | 'greeting'
  | 'thanks'
  | 'problem'
  | 'order'
  | 'picture'
  | 'stock'
  | 'price'
  | 'discount'
  | 'delivery'
  | 'pickup'
  | 'payment'
  | 'hours'
  | 'place'
  | 'buy'

/** The words that show a topic, in English and Tagalog. */
const triggers: Record<Topic, string> = {
  greeting: 'hello hi hey helo kumusta kamusta magandang morning afternoon evening',
  thanks: 'thank thanks thankyou ty thx tnx salamat',
  problem: 'wrong missing kulang sira nasira damaged broken refund return rotten bulok expired mali cancel cancelled',
  order: 'status track tracking parcel inorder',
  picture: 'picture pictures photo photos pic pics image litrato larawan patingin makita',
  stock: 'stock stocks available avail meron mayroon may have left natitira natira sold soldout',
  price: 'price prices presyo magkano hm cost costs much',
  discount: 'discount discounts tawad less bawas promo sale cheaper wholesale bulk',
  delivery: 'deliver delivers delivered delivery padeliver rider ship shipping hatid ihatid pahatid padala courier fee',
  pickup: 'pickup kunin dadaan daanan',
  payment: 'gcash cash cod bayad magbayad pay payment payments',
  hours: 'open opens opening hours hour bukas close closes closed closing sarado',
  place: 'located location address saan',
  buy: 'buy bibili pabili order orders reserve pareserve',
}

/** Words beside 'order' that ask about an existing one. */
const ofAnOrder = new Set('my ko namin where nasaan na number kailan when late update already ba arrived dumating'.split(' '))

const topicsByWord = new Map<string, Topic[]>()
for (const [topic, words] of Object.entries(triggers) as [Topic, string][])
  for (const word of words.split(' ')) topicsByWord.set(word, [...(topicsByWord.get(word) ?? []), topic])

/** Words that say nothing about which product is meant. */
const fillers = new Set(
  (
    'a an the and or of for to in on at is are was do does did you your yours we our us i me it its this that these those there here can could would ' +
    'will please pls po opo ho ba pa na ng nang sa ang mga si ni kay yung iyong ito iyan yan dito diyan ko mo niyo nyo ninyo kayo kami namin ' +
    'ako siya lang din rin naman kasi kung pwede puwede po? how what which when where who any some one two three how many ilan alin ano sino ' +
    'good day today tomorrow now ngayon bukas tonight mamaya ate kuya maam ma sir boss suki not no yes oo hindi need want gusto like send get ' +
    'with from about still more per kilo kilos kg pc pcs piece pieces pack packs also just only product products item items shop store https http www com ' +
    'nasaan number kailan late update already arrived dumating my ok okay sige noted by as be been all each total lahat isa dalawa tatlo ' +
    'again ulit show see let know tell ask asking question tanong time oras anong until hanggang if so then ganito niyan kanina wait sandali saglit sorry'
  ).split(' '),
)

/** The topics of a text, in order of importance. */
export function topicsOf(text: string): Topic[] {
  const words = wordsOf(text)
  const found = new Set(words.flatMap((word) => topicsByWord.get(word) ?? []))
  if (/pick[ -]?up/i.test(text)) found.add('pickup')
  const namesOrder = words.some((word) => word === 'order' || word === 'orders')
  if (namesOrder && words.some((word) => ofAnOrder.has(word))) {
    found.add('order')
    found.delete('buy')
  }
  // 'Where is my order?' does not ask where the shop is, nor 'may order po ako' whether there is stock.
  if (found.has('order')) for (const other of ['place', 'stock'] as const) found.delete(other)
  return (Object.keys(triggers) as Topic[]).filter((topic) => found.has(topic))
}

/** The words of a text that may name a product. */
export const productWords = (text: string): string[] => wordsOf(text).filter((word) => !topicsByWord.has(word) && !fillers.has(word))

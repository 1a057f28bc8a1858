import { StyleProvider } from '@ant-design/cssinjs'
import BellOutlined from '@ant-design/icons/BellOutlined'
import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import IconContext from '@ant-design/icons/es/components/Context'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import SafetyOutlined from '@ant-design/icons/SafetyOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import { ConfigProvider, QRCode } from 'antd'
import { tours } from '#fixtures/tours/tours.ts'
import { remember, rememberOpen } from '../console/memory.ts'
import { tourAddress } from '../tours/tourLinks.ts'
import { welcomeAddress } from './link.ts'

interface Props {
  /** The address under which the demo is served. */
  base: string
  onClose: () => void
}

const points: readonly [icon: typeof BellOutlined, title: string, text: string][] = [
  [
    ShoppingCartOutlined,
    'One cart for many shops',
    'Search every shop nearby at once, and check out once: delivered or picked up, shop by shop.',
  ],
  [
    CalendarOutlined,
    'Scheduled lists',
    'Weekly groceries are ordered on the day you choose, and paid in cash or by GCash.',
  ],
  [
    BellOutlined,
    'Follow each order',
    'Every step arrives as a notification, from “Preparing” to the door. Return it, rate it, order it again.',
  ],
  [
    MessageOutlined,
    'Talk with the shop',
    'Ask, send a photo or a location. Shops reply during their hours.',
  ],
  [
    EnvironmentOutlined,
    'Find what is near',
    'A map of the shops around you, open or closed, with directions.',
  ],
  [
    SafetyOutlined,
    'Nothing gets lost',
    'A failed payment, a dead line, a closed tab: the cart, the order and the draft are still there.',
  ],
]

/** Icons and antd write no styles of their own, which the content security policy would refuse. */
const icons = { zeroRuntime: true }
/** A detached element for the theme's variables, which antd writes all the same. */
const outsideOfPage = document.createElement('div')

/** Hosts that mean the device itself, which no other device can open. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Opens the console on its tab Faults in the page that is loaded next. */
function openFaults(): void {
  remember({ tab: 'faults' })
  rememberOpen(true)
}

/** The QR code that opens the demo on a phone. */
function OnPhone({ base }: { base: string }) {
  const address = welcomeAddress(base)
  const { hostname, host } = new URL(base)
  return (
    <section className="phone" aria-labelledby="phone">
      <StyleProvider container={outsideOfPage}>
        <ConfigProvider theme={icons}>
          <QRCode
            className="code"
            type="svg"
            value={address}
            size={132}
            marginSize={2}
            bgColor="#fff"
            role="img"
            aria-label={`QR code of ${address}`}
          />
        </ConfigProvider>
      </StyleProvider>
      <div>
        <h2 id="phone">Continue on a phone</h2>
        <p>
          {LOOPBACK.test(hostname)
            ? `Scan it once the demo is served by https where a phone can reach it: ${host} is this computer only.`
            : `Scan it, or open ${host} there.`}
        </p>
      </div>
    </section>
  )
}

/** The first page: the demo on one screen. */
export function Welcome({ base, onClose }: Props) {
  const [firstTour] = tours
  return (
    <IconContext.Provider value={icons}>
      <div className="awning" aria-hidden="true" />
      <main>
        <header>
          <p className="eyebrow">A demo · nothing here is real</p>
          <button type="button" className="close" onClick={onClose}>
            Close
          </button>
          <h1>The shops around you, in one cart</h1>
          <p className="lead">
            Suki is the buyer’s app of a marketplace of local shops in the Philippines. Here it runs
            on 60 simulated shops with 2,000 products, all in this browser: order, pay, chat, and
            break things as you like.
          </p>
        </header>
        <nav aria-label="Where to start">
          <a
            className="primary"
            href={firstTour && tourAddress({ tour: firstTour, step: 0 }, base)}
          >
            <strong>Take the tour</strong>
            <span>A first order, in three minutes</span>
          </a>
          <a href={new URL('./home?sim=as:liza', base).href}>
            <strong>Shop as a buyer</strong>
            <span>Logged in as Liza, who buys every week</span>
          </a>
          <a href={new URL('./home?sim=as:liza', base).href} onClick={openFaults}>
            <strong>Break something</strong>
            <span>Cut the network, fail a payment, sell out</span>
          </a>
        </nav>
        <ul>
          {points.map(([PointIcon, title, text]) => (
            <li key={title}>
              <PointIcon aria-hidden="true" />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <OnPhone base={base} />
      </main>
    </IconContext.Provider>
  )
}

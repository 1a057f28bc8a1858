import { StyleProvider } from '@ant-design/cssinjs'
import BellOutlined from '@ant-design/icons/BellOutlined'
import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import IconContext from '@ant-design/icons/es/components/Context'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import SafetyOutlined from '@ant-design/icons/SafetyOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { minutesOf, readTourLink, tours } from '#fixtures/tours/tours.ts'
import { chosenTab, rememberOpen } from '../console/memory.ts'
import { Code, isHereOnly, PUBLISH } from '../console/share/Elsewhere.tsx'
import { addContent, addPageStyles } from '../console/styles.ts'
import { tourAddress } from '../tours/tourLinks.ts'
import home from './home.webp'
import { welcomeAddress } from './link.ts'
import css from './welcome.css?inline'

const NAME = 'About this demo'
/** The scrollbar's gutter gets the dialog's colour; the button 'Demo' would cover the text. */
const PAGE_STYLES = `
  html:has(dialog[aria-label='${NAME}']) { background: var(--canvas); overflow: hidden }
  dialog[aria-label='${NAME}'] > suki-simulator { display: none }
`

/**
 * The content policy allows no `style` attribute in markup. The page's styles of dialogs are left
 * out.
 */
const FRAME = `position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
  overflow: auto; overscroll-behavior: contain; background: var(--canvas); color: var(--ink);`

/** Each leads to a step of a tour, as after `?tour=`. */
const points: readonly [icon: typeof BellOutlined, title: string, text: string, tour: string][] = [
  [
    ShoppingCartOutlined,
    'One cart for many shops',
    'Search all shops nearby at once, and check out once.',
    'first-order',
  ],
  [
    CalendarOutlined,
    'Scheduled lists',
    'Weekly groceries are ordered on the day you choose.',
    'scheduled-list',
  ],
  [
    BellOutlined,
    'Follow each order',
    'Every step arrives as a notification, up to your door.',
    'first-order:12',
  ],
  [MessageOutlined, 'Talk with the shop', 'Ask, and the shop replies during its hours.', 'chat'],
  [
    EnvironmentOutlined,
    'Find what is near',
    'The shops around you on a map, with directions.',
    'nearby',
  ],
  [
    SafetyOutlined,
    'Nothing gets lost',
    'A payment fails, and the cart is still there.',
    'failed-payment',
  ],
]

/** The content policy would refuse styles that icons write. */
const icons = { zeroRuntime: true }

function TourLink({ to, base, children }: { to: string; base: string; children: ReactNode }) {
  const place = readTourLink(to)
  return typeof place === 'string' ? null : <a href={tourAddress(place, base)}>{children}</a>
}

const homeAs = (buyer: string, base: string) => new URL(`./home?sim=as:${buyer}`, base).href

function Doors({ base }: { base: string }) {
  const first = tours[0]!
  const asLiza = homeAs('liza', base)
  return (
    <nav aria-label="Where to start">
      <TourLink to={first.name} base={base}>
        <strong>Take the tour</strong>
        <span>{`${first.title}: ${minutesOf(first)} minutes`}</span>
      </TourLink>
      <a href={asLiza}>
        <strong>Shop as a buyer</strong>
        <span>As Liza, who buys every week</span>
      </a>
      <a
        href={asLiza}
        onClick={() => {
          chosenTab.write('faults')
          rememberOpen(true)
        }}
      >
        <strong>Try a bad day</strong>
        <span>Cut the network, then press +</span>
      </a>
    </nav>
  )
}

/** The theme's variables go here, which antd writes all the same. */
const outsideOfPage = document.createElement('div')

/**
 * A code for a phone, or on one a button; where no other device can open the demo, how to share
 * it.
 */
function Share({ base }: { base: string }) {
  const address = welcomeAddress(base)
  const { host } = new URL(base)
  const isPhone = matchMedia('(pointer: coarse)').matches
  const hereOnly = isHereOnly(base)
  if (!hereOnly && isPhone && !Reflect.has(navigator, 'share')) return null
  if (!hereOnly && !isPhone)
    return (
      <section aria-labelledby="share">
        <StyleProvider container={outsideOfPage}>
          <ConfigProvider theme={icons}>
            <Code address={address} size={132} />
          </ConfigProvider>
        </StyleProvider>
        <div>
          <h2 id="share">Continue on a phone</h2>
          <p>{`Scan it, or open ${host} there.`}</p>
        </div>
      </section>
    )
  const share = () => navigator.share({ title: document.title, url: address })
  return (
    <section aria-labelledby="share">
      <div>
        <h2 id="share">Share this demo</h2>
        {hereOnly ? (
          <p>
            It runs on this device only. This puts it on the web: <code>{PUBLISH}</code>
          </p>
        ) : (
          <p>Whoever opens the link has a marketplace of their own.</p>
        )}
      </div>
      {!hereOnly && (
        <button type="button" onClick={() => void share().catch(() => undefined)}>
          Share the link
        </button>
      )}
    </section>
  )
}

function Welcome({ base }: { base: string }) {
  return (
    <IconContext.Provider value={icons}>
      <div className="awning" aria-hidden="true" />
      <main>
        <header>
          <p className="eyebrow">This is a demo</p>
          <a className="pill" href={homeAs('visitor', base)}>
            Browse as a visitor
          </a>
          <h1>The shops around you, in one cart</h1>
          <p className="lead">
            Suki is the buyer’s app of a marketplace of local shops in the Philippines. Here it runs
            on 60 simulated shops, all in this browser: order, pay and chat.
          </p>
          <img src={home} width="360" height="740" alt="The home page of the app on a phone" />
        </header>
        <Doors base={base} />
        <h2>What it does, in short tours</h2>
        <ul>
          {points.map(([PointIcon, title, text, tour]) => (
            <li key={title}>
              <TourLink to={tour} base={base}>
                <PointIcon aria-hidden="true" />
                <strong>{title}</strong>
                <span>{text}</span>
              </TourLink>
            </li>
          ))}
        </ul>
        <Share base={base} />
      </main>
    </IconContext.Provider>
  )
}

export function mountWelcome(base: string): void {
  const frame = document.body.appendChild(document.createElement('dialog'))
  frame.setAttribute('aria-label', NAME)
  frame.style.cssText = FRAME
  const removeStyles = addPageStyles(PAGE_STYLES)
  const root = createRoot(addContent(frame, css))
  frame.addEventListener('close', () => {
    root.unmount()
    removeStyles()
    frame.remove()
  })
  root.render(<Welcome base={base} />)
  frame.showModal()
}

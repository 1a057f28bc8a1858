/** `npm run icons`: draws the icons and the share picture from src/app/favicon.svg. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchChromium } from './browser.mjs'
import { root } from './commands.mjs'
import { icons, SHARE_PICTURE, SHARE_SIZE, TOUCH_ICON } from './site/siteFiles.ts'

const FOLDER = join(root, 'scripts', 'site', 'pictures')
const FONT = join(
  root,
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
)
const GREEN = '#0b7a4b'
/** Share of the picture that the logo takes: a circle cut of it leaves it whole. */
const INNER = 0.78

const logo = readFileSync(join(root, 'src', 'app', 'favicon.svg'), 'utf8')
const whole = `<body style="margin:0">${logo}</body>`
const inner = `<body style="margin:0;background:${GREEN};display:grid;place-items:center;height:100vh"><div style="width:${INNER * 100}vw">${logo}</div></body>`
const share = `<style>
  @font-face { font-family: Jakarta; font-weight: 200 800; src: url('${pathToFileURL(FONT).href}') }
  body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: #faf8f3; color: #12241b; font-family: Jakarta }
  .awning { height: 110px; flex: none }
  main { flex: 1; display: flex; align-items: center; justify-content: center; gap: 56px; padding-bottom: 40px }
  main svg { width: 240px; display: block }
  h1 { font-size: 150px; font-weight: 800; letter-spacing: -4px; line-height: 1; margin: 0 0 14px }
  p { font-size: 44px; font-weight: 500; margin: 0; color: #3f5247 }
</style>
<svg class="awning" width="100%"><defs><pattern id="a" width="120" height="110" patternUnits="userSpaceOnUse">
  <path fill="${GREEN}" d="M0 0h60v80a30 30 0 0 1-60 0"/><path fill="#ffb703" d="M60 0h60v80a30 30 0 0 1-60 0"/></pattern></defs>
  <rect width="100%" height="110" fill="url(#a)"/></svg>
<main>${logo}<div><h1>Suki</h1><p>The shops around you</p></div></main>`

const square = (size: number) => ({ width: size, height: size })
const pictures = [
  ...Object.entries(icons).map(([file, { size, purpose }]) => ({
    file,
    size: square(size),
    html: purpose === 'maskable' ? inner : whole,
  })),
  // iOS rounds the corners, and shows transparent ones black.
  { file: TOUCH_ICON, size: square(180), html: inner },
  { file: SHARE_PICTURE, size: SHARE_SIZE, html: share },
]

mkdirSync(FOLDER, { recursive: true })
const browser = await launchChromium('--allow-file-access-from-files')
try {
  const page = await browser.newPage()
  for (const { file, size, html } of pictures) {
    await page.setViewportSize(size)
    // From a file's page, since others may not load the font's file.
    await page.goto(pathToFileURL(join(root, 'LICENSE')).href)
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    await page.screenshot({ path: join(FOLDER, file), omitBackground: true })
    console.log(file)
  }
} finally {
  await browser.close()
}

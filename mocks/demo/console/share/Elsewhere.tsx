import { QRCode } from 'antd'

/** No other device can open these hosts. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

export const isHereOnly = (address: string): boolean => LOOPBACK.test(new URL(address).hostname)

/** docs/demo.md has other ways to put the demo on the web. */
export const PUBLISH = 'npx wrangler pages deploy dist-demo'

/** A phone's camera reads no longer text from a screen. */
const LONGEST = 700

/** Nothing where no phone could open it. */
export function Code({ address, size }: { address: string; size: number }) {
  if (isHereOnly(address) || address.length > LONGEST) return null
  return (
    <QRCode
      className="code"
      type="svg"
      value={address}
      size={size}
      marginSize={2}
      bgColor="#fff"
      role="img"
      aria-label={`QR code of ${address}`}
    />
  )
}

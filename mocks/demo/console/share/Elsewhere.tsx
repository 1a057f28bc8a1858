import { QRCode } from 'antd'

/** Hosts that mean the device itself, which no other device can open. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Whether only this device can open an address. */
export const isHereOnly = (address: string): boolean => LOOPBACK.test(new URL(address).hostname)

/** The command that puts the built demo on the web: docs/demo.md has other ways. */
export const PUBLISH = 'npx wrangler pages deploy dist-demo'

/** A phone's camera reads no longer text from a screen. */
const LONGEST = 700

/** A code that opens an address on a phone; nothing where no phone could. */
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

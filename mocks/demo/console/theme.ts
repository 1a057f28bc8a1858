import type { ThemeConfig } from 'antd'

/** The parts of antd that the console uses. Their styles are extracted when the demo is built. */
export const consoleParts = [
  'Alert',
  'Button',
  'Card',
  'Flex',
  'Input',
  'QRCode',
  'Select',
  'Switch',
  'Tabs',
  'Tag',
  'Typography',
] as const

/**
 * How the console differs from the app's theme: it is small beside the app. The colours are the
 * app's; the extracted styles have them.
 */
export const consoleTheme: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'suki' },
  token: {
    controlHeight: 32,
    borderRadius: 8,
    fontSize: 14,
    lineHeight: 1.45,
    fontSizeHeading2: 15,
    fontSizeHeading3: 14,
    fontSizeHeading4: 13,
    // The ratio of dark text to the background of a row.
    colorWarning: '#8a4b00',
    motion: false,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Tabs: {
      // All seven in one line, on the narrowest phone too.
      horizontalItemPadding:
        'max(7px, (var(--touch, 0px) - 20px) / 2) clamp(3px, 10vw - 29px, 9px)',
      horizontalItemGutter: 0,
      horizontalMargin: '0',
      titleFontSize: 12.5,
      itemColor: '#46564d',
    },
    Typography: { titleMarginTop: 0, titleMarginBottom: 0 },
  },
}

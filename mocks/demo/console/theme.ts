import type { ThemeConfig } from 'antd'

/** Their styles are extracted when the demo is built. */
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

/** Keeps the console small beside the app, whose colours the extracted styles have. */
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
    // Dark enough on a row.
    colorWarning: '#8a4b00',
    motion: false,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Tabs: {
      // All seven fit in one line, on the narrowest phone.
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

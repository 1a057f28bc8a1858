import type { ThemeConfig } from 'antd'

/** Their styles are extracted; another one has no style. */
export const antdParts = [
  'Alert',
  'Calendar',
  'Checkbox',
  'Dropdown',
  'Input',
  'QRCode',
  'Radio',
  'Segmented',
  'Select',
  'Steps',
  'Switch',
  'Tabs',
  'TimePicker',
  'Timeline',
] as const

/** The tokens of tokens.css as plain colours, of which antd computes shades. */
export const antdTheme: ThemeConfig = {
  zeroRuntime: true,
  // The style sheet is extracted by the build: no class depends on the theme.
  hashed: false,
  cssVar: { key: 'suki' },
  token: {
    colorPrimary: '#0b7a4b',
    colorPrimaryHover: '#075c38',
    colorPrimaryBg: '#e4f3ea',
    colorPrimaryBgHover: '#d3ebdd',
    colorLink: '#0b7a4b',
    // The focus ring.
    colorPrimaryBorder: '#12241b',
    lineWidthFocus: 2,
    colorError: '#b3261e',
    colorWarning: '#f0a500',
    colorSuccess: '#0b7a4b',
    colorInfo: '#0b7a4b',
    colorWarningBg: '#fff3d1',
    colorWarningBorder: '#f0a500',
    colorErrorBg: '#fdecea',
    colorErrorBorder: '#b3261e',
    colorText: '#12241b',
    colorTextSecondary: '#46564d',
    colorTextDescription: '#5e6d65',
    colorTextPlaceholder: '#6b7a72',
    colorTextDisabled: '#6a736d',
    colorBorder: '#7d8a83',
    colorBorderSecondary: '#e9e4d9',
    colorBgLayout: '#faf8f3',
    colorBgContainer: '#ffffff',
    colorBgContainerDisabled: '#f3efe6',
    borderRadius: 12,
    borderRadiusLG: 14,
    borderRadiusSM: 8,
    controlHeight: 44,
    controlHeightLG: 52,
    controlOutline: 'rgb(255 183 3 / 45%)',
    controlOutlineWidth: 3,
    fontFamily:
      "'Plus Jakarta Sans Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontSize: 16,
    wireframe: false,
  },
  components: {
    Alert: {
      fontSize: 14,
      fontSizeLG: 17,
      defaultPadding: '12px 16px',
      withDescriptionPadding: '16px 20px',
      withDescriptionIconSize: 20,
    },
    // At least 44 px; a tab's frame passes presses on.
    Tabs: {
      horizontalItemPadding: '10px 12px',
      horizontalItemGutter: 0,
      itemColor: '#46564d',
      horizontalMargin: '0 0 8px',
      colorBorderSecondary: 'transparent',
    },
    Checkbox: { borderRadiusSM: 6, lineWidth: 2 },
    Radio: { radioSize: 22, dotSize: 10, lineWidth: 2 },
    // As high as a button inside of its track.
    Segmented: {
      controlHeight: 52,
      fontSize: 14,
      trackPadding: 4,
      trackBg: '#f3efe6',
      itemColor: '#46564d',
      itemHoverColor: '#12241b',
      itemSelectedColor: '#075c38',
    },
    // White, except in forced colours; the others are the track while it is off.
    Switch: { handleBg: 'canvas', colorTextQuaternary: '#7d8a83', colorTextTertiary: '#6b7a72' },
    Select: { optionPadding: '9px 12px' },
    // TimePicker has these lists, too.
    DatePicker: { timeCellHeight: 44, timeColumnHeight: 220, timeColumnWidth: 64 },
    Calendar: { colorBgContainerDisabled: 'transparent' },
    // Timeline is made of Steps.
    Steps: { controlHeight: 28, iconSizeSM: 28, dotSize: 16, dotCurrentSize: 16 },
  },
}

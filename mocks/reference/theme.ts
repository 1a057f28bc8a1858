const sans = "'Plus Jakarta Sans Variable', system-ui, sans-serif"
const mono = 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace'

/** The app's colours and fonts as a Redoc theme. Contrast is at least 4.5:1. */
export const theme = {
  spacing: { sectionVertical: 24 },
  breakpoints: { medium: '64rem' },
  colors: {
    primary: { main: '#0b7a4b' },
    success: { main: '#0b7a4b' },
    warning: { main: '#8a5a00' },
    error: { main: '#b3261e' },
    text: { primary: '#12241b', secondary: '#46564d' },
    http: { get: '#0b7a4b', post: '#1f5fa8', put: '#8a5a00', patch: '#8a5a00', delete: '#b3261e' },
  },
  typography: {
    fontFamily: sans,
    fontSize: '15px',
    headings: { fontFamily: sans, fontWeight: '700' },
    code: {
      fontFamily: mono,
      fontSize: '13px',
      color: '#8c1d17',
      backgroundColor: '#f3efe6',
      wrap: true,
    },
    links: { color: '#0b7a4b', visited: '#0b7a4b', hover: '#075c38' },
  },
  sidebar: { backgroundColor: '#faf8f3', textColor: '#12241b', width: '290px' },
  rightPanel: { backgroundColor: '#0c2419' },
}

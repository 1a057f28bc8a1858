const paths = {
  facebook: 'M15.5 4.5H14a3.5 3.5 0 0 0-3.5 3.5v12M7.5 12.5h7',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.5h.01',
  x: 'M5 4.5l14 15M19 4.5l-14 15',
} as const

export type SocialNetwork = keyof typeof paths

/** The sign of a social network, as decoration: its name stands in words. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[network]} />
    </svg>
  )
}

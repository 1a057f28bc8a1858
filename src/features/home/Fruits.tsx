export const leaf = 'M0 0c14-22 44-26 62-10C50 10 22 18 0 0z'
const mango = 'M0 0c-44-2-72 30-70 66s34 62 72 56c40-6 62-44 52-80C48 14 28 2 0 0z'

export function Fruits() {
  return (
    <>
      <g transform="translate(120 78) rotate(-8)">
        <path d={mango} fill="#f08a00" />
        <path d={mango} fill="#ffb703" transform="translate(-4 2) scale(.93)" />
        <path
          d="M-44 40c6-16 18-24 32-26"
          fill="none"
          stroke="#ffe9ae"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d={leaf} fill="#7ccf6a" transform="translate(2 -2) rotate(-24)" />
      </g>
      <g transform="translate(222 100) rotate(14) scale(.86)">
        <path d={mango} fill="#e2672c" />
        <path d={mango} fill="#ff9d2e" transform="translate(-4 2) scale(.93)" />
        <path
          d="M-42 44c6-16 18-24 32-26"
          fill="none"
          stroke="#ffe0b8"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d={leaf} fill="#9bdc7f" transform="translate(0 -2) rotate(-40)" />
      </g>
      <circle cx="176" cy="196" r="38" fill="#d63b3b" />
      <path
        d="M150 186c4-12 12-18 22-20"
        fill="none"
        stroke="#ffb4a8"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M176 160v-14" stroke="#5a3312" strokeWidth="6" strokeLinecap="round" />
    </>
  )
}

import { leaf } from './Fruits.tsx'

function Basket() {
  return (
    <>
      <path d="M120 118V66a8 8 0 0 1 16-2l8 54z" fill="#fff8e7" />
      <rect x="150" y="46" width="42" height="80" rx="8" fill="#e8453c" />
      <rect x="150" y="70" width="42" height="26" fill="#fff8e7" />
      <path d={leaf} fill="#7ccf6a" transform="translate(196 108) rotate(-62) scale(1.15)" />
      <path d={leaf} fill="#4fae55" transform="translate(212 116) rotate(-36)" />
      <circle cx="104" cy="116" r="26" fill="#ffb703" />
      <path d="M64 116h196l-22 112a16 16 0 0 1-16 13H102a16 16 0 0 1-16-13z" fill="#c9904c" />
      <path d="M64 116h196l-5 26H69z" fill="#e0b271" />
      <path
        d="M80 172h164M86 206h152M122 142l8 98M162 142v98M202 142l-8 98"
        stroke="#a06c30"
        strokeWidth="6"
      />
    </>
  )
}

const stripes = [0, 1, 2, 3, 4, 5]

function Stall() {
  return (
    <>
      <rect x="66" y="96" width="200" height="146" fill="#fff8e7" />
      <rect x="84" y="132" width="92" height="60" rx="4" fill="#1d8aa8" />
      <path d="M192 132h56v110h-56z" fill="#0b7a4b" />
      <circle cx="204" cy="190" r="4" fill="#ffb703" />
      <rect x="78" y="192" width="104" height="12" rx="3" fill="#c9904c" />
      <circle cx="102" cy="180" r="12" fill="#ffb703" />
      <circle cx="126" cy="180" r="12" fill="#e8453c" />
      <circle cx="150" cy="180" r="12" fill="#7ccf6a" />
      {stripes.map((index) => (
        <path
          key={index}
          d="M0 0h40v44a20 20 0 0 1-40 0z"
          transform={`translate(${46 + index * 40} 66)`}
          fill={index % 2 === 0 ? '#ffb703' : '#fff8e7'}
        />
      ))}
      <path d="M46 58h240v14H46z" fill="#f0a500" />
    </>
  )
}

export function MoreDrawings({ art }: { art: 'basket' | 'stall' }) {
  return art === 'basket' ? <Basket /> : <Stall />
}

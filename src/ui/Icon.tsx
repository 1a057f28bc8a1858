import { type IconName, iconPaths } from './iconPaths.ts'

interface Props {
  name: IconName
  /** Width and height, px at the usual font size; it grows with the text around it. */
  size?: number
  /** Accessible name, when no text beside the icon says the same; without it the icon is decorative. */
  label?: string
  filled?: boolean
  className?: string
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, filled = false, className }: Props) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      {...meaning}
      className={className}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

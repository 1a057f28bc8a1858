import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { Icon, type IconType } from './Icon.tsx'

interface Props extends ButtonLook, LinkProps {
  icon?: IconType
}

export function LinkButton({ variant, size, block, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon && <Icon icon={icon} size={size === 's' ? 16 : 20} />}
      <span>{children}</span>
    </Link>
  )
}

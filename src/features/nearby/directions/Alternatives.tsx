import { AntdProvider } from '#ui/AntdProvider.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { durationText, lengthText, viaText } from './routeTexts.ts'
import type { Routes } from './useRoutes.ts'
import styles from './Directions.module.css'

export function Alternatives({
  routes,
  index,
  choose,
}: Pick<Routes, 'routes' | 'index' | 'choose'>) {
  const [first, second] = routes.map(({ duration }) => durationText(duration))
  const isFaster = first !== second
  const options = routes.map((route, number) => ({
    value: String(number),
    label: <span className={styles.length}>{lengthText(route)}</span>,
    hint: [viaText(route) && `via ${viaText(route)}`, number === 0 && isFaster && 'fastest']
      .filter(Boolean)
      .join(', '),
  }))
  return (
    <AntdProvider>
      <RadioGroup
        label="Routes"
        hideLabel
        options={options}
        value={String(index)}
        onChange={(value) => choose(Number(value))}
      />
    </AntdProvider>
  )
}

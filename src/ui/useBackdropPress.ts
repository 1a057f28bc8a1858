import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the pointer is pressed and released on the dialog element itself, which fills the screen around its panel.
 * A text selection that is dragged out of the panel is ignored. On the keyboard, Escape does the same.
 */
export function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    let began = false
    const down = ({ target }: Event) => {
      began = target === element
    }
    const click = ({ target }: Event) => {
      if (began && target === element) press()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click)
    }
  }, [dialog])
}

import type { CDPSession, Locator, Page } from '@playwright/test'

/** What notch and corners take from the page at each side, CSS pixels. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export async function turnPhone(
  page: Page,
  devtools: CDPSession,
  size: { width: number; height: number },
  insets: Insets,
): Promise<void> {
  const sides = Object.entries(insets).flatMap(([side, px]) => [
    [side, px],
    [`${side}Max`, px],
  ])
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: Object.fromEntries(sides) })
  await page.setViewportSize(size)
  await page.waitForFunction(
    ([width, px]) =>
      innerWidth === width &&
      getComputedStyle(document.documentElement).getPropertyValue('--safe-bottom') === `${px}px`,
    [size.width, insets.bottom],
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/**
 * What a thumb can't use, one line each: targets of less than 44 px (without what another target
 * covers), targets and text below an inset, a page that scrolls sideways. Of targets that look the
 * same, three are measured. Exempt are links within text (WCAG 2.5.8) and markers of maps.
 * @param within measures only this panel
 */
export async function touchFaults(page: Page, insets: Insets, within?: Locator): Promise<string[]> {
  return page.evaluate(
    ([inset, part]) => {
      const LEAST = 44
      const ALIKE = 3
      const TARGETS =
        'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=slider]'
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
      const scope = modal ?? part
      const roots: (Document | ShadowRoot | Element)[] = scope
        ? [scope]
        : [
            document,
            // Not the demo's tab, as slim as its strip.
            ...[...document.querySelectorAll('*:not(suki-simulator)')].flatMap(
              ({ shadowRoot }) => shadowRoot ?? [],
            ),
          ]

      const isShown = (element: Element) =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }) && getComputedStyle(element).clipPath === 'none'
      const above = (element: Element) =>
        element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null
      const isWithinText = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent?.trim() ?? '') !== element.textContent?.trim()
      const isMarker = (element: Element) =>
        element.closest('[class*=gl-marker], [class*=gl-ctrl-attrib], [class*=gl-canvas]') !== null
      /** A field's label or frame passes a tap on to it. */
      const frameOf = (element: Element) =>
        (element instanceof HTMLInputElement && element.closest('label')) ||
        element.closest('.ant-select, .ant-input-affix-wrapper, .ant-picker, .ant-tabs-tab') ||
        element

      const describe = (element: Element) => {
        const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
        const name = (words.trim() || element.getAttribute('placeholder') || element.id).slice(
          0,
          40,
        )
        return `${element.tagName.toLowerCase()} "${name}" (${element.getAttribute('class') ?? ''})`
      }
      /** What a tap reaches; the user can move the demo's console. */
      const at = (x: number, y: number) => {
        const own = (element: Element) => !element.shadowRoot || inConsole
        let hit = document.elementsFromPoint(x, y).find(own) ?? null
        for (
          let inner = hit?.shadowRoot?.elementFromPoint(x, y);
          inner && inner !== hit;
          inner = hit?.shadowRoot?.elementFromPoint(x, y)
        )
          hit = inner
        return hit
      }
      let inConsole = false

      const smallTargets = () => {
        const seen = new Map<string, number>()
        const elements = roots.flatMap((root) => [...root.querySelectorAll(TARGETS)]).map(frameOf)
        return [...new Set(elements)].flatMap((element) => {
          if (!isShown(element) || isWithinText(element) || isMarker(element)) return []
          const look = `${element.tagName} ${element.className} ${element.parentElement?.className}`
          seen.set(look, (seen.get(look) ?? 0) + 1)
          if ((seen.get(look) ?? 0) > ALIKE) return []
          inConsole = element.getRootNode() instanceof ShadowRoot
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
          const box = element.getClientRects()[0]
          if (!box || box.width < 2 || box.height < 2) return []
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
          const belongs = (hit: Element | null) =>
            hit !== null &&
            (element.contains(hit) || (hit.closest('label')?.control ?? null) === element)
          if (!belongs(at(x, y))) return []
          /** px. */
          const reach = (dx: number, dy: number, distance = 0): number =>
            distance < LEAST && belongs(at(x + dx * (distance + 0.5), y + dy * (distance + 0.5)))
              ? reach(dx, dy, distance + 0.5)
              : distance
          const extent = (dx: number, dy: number) => {
            const half = (LEAST - 1) / 2
            const isBothSides =
              belongs(at(x - dx * half, y - dy * half)) && belongs(at(x + dx * half, y + dy * half))
            return isBothSides ? LEAST : reach(-dx, -dy) + reach(dx, dy)
          }
          const [width, height] = [extent(1, 0), extent(0, 1)]
          return width < LEAST - 1 || height < LEAST - 1
            ? [`${width} × ${height} px: ${describe(element)}`]
            : []
        })
      }

      /**
       * The part of a box that its scrolling ancestors show; nothing where they scroll sideways.
       */
      const shownPart = (element: Element, { left, right, top, bottom }: DOMRect) => {
        const part = { left, right, top, bottom, fixed: false }
        let scrolls = false
        for (
          let one: Element | null = element;
          one && one !== document.documentElement;
          one = above(one)
        ) {
          const { overflowX, overflowY, position } = getComputedStyle(one)
          part.fixed ||= !scrolls && (position === 'fixed' || position === 'sticky')
          scrolls ||= /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1
          if (overflowX === 'visible' && overflowY === 'visible') continue
          if (overflowX !== 'hidden' && one.scrollWidth > one.clientWidth + 1) return null
          const edge = one.getBoundingClientRect()
          part.left = Math.max(part.left, edge.left)
          part.right = Math.min(part.right, edge.right)
          part.top = Math.max(part.top, edge.top)
          part.bottom = Math.min(part.bottom, edge.bottom)
        }
        return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null
      }
      const contents = () =>
        roots.flatMap((root) => {
          const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
          const boxes: [Element, DOMRect][] = [...root.querySelectorAll(TARGETS)].map((one) => [
            one,
            one.getBoundingClientRect(),
          ])
          for (let node = words.nextNode(); node; node = words.nextNode()) {
            if (!node.textContent?.trim() || !node.parentElement) continue
            const range = document.createRange()
            range.selectNodeContents(node)
            boxes.push([node.parentElement, range.getBoundingClientRect()])
          }
          return boxes.filter(
            ([element, { width, height }]) =>
              width > 1 && height > 1 && isShown(element) && !isMarker(element),
          )
        })
      const underInsets = (atEnd: boolean) =>
        contents().flatMap(([element, box]) => {
          const part = shownPart(element, box)
          if (!part || part.bottom <= 0 || part.top >= innerHeight) return []
          const sides = [
            part.left < inset.left - 0.5 && part.right > 0 && 'left',
            part.right > innerWidth - inset.right + 0.5 && part.left < innerWidth && 'right',
            part.top < inset.top - 0.5 && !atEnd && 'top',
            part.bottom > innerHeight - inset.bottom + 0.5 && (part.fixed || atEnd) && 'bottom',
          ].filter(Boolean)
          return sides.length > 0
            ? [`under the inset (${sides.join(', ')}): ${describe(element)}`]
            : []
        })
      const boxes = [
        document.documentElement,
        ...(scope ? [scope] : []),
        ...roots.flatMap((root) => [...root.querySelectorAll('*')]),
      ].filter(
        (one) =>
          one.scrollHeight > one.clientHeight + 1 &&
          (one === document.documentElement || getComputedStyle(one).overflowY !== 'visible'),
      )
      const scroll = (to: 'start' | 'end') => {
        for (const box of boxes) {
          const isHidden =
            box !== document.documentElement && getComputedStyle(box).overflowY === 'hidden'
          box.scrollTo({
            top: to === 'end' && !isHidden ? box.scrollHeight : 0,
            behavior: 'instant',
          })
        }
      }

      const faults = underInsets(false)
      const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
      if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`)
      scroll('end')
      faults.push(...underInsets(true))
      scroll('start')
      faults.push(...smallTargets())
      scroll('start')
      return [...new Set(faults)]
    },
    [insets, await within?.elementHandle()] as const,
  )
}

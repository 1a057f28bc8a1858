/** A product's whole name, which its card's heading may have for screen readers only. */
export function productName(heading: HTMLElement): string {
  const name = heading.querySelector('a') ?? heading
  return (name.childElementCount > 1 ? name.firstElementChild : name)?.textContent ?? ''
}

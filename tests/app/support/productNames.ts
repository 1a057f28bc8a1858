/**
 * The name of a product, by the heading of its card: where the pack size is shown elsewhere, the
 * whole name is there for readers of the screen only.
 */
export function productName(heading: HTMLElement): string {
  const name = heading.querySelector('a') ?? heading
  return (name.childElementCount > 1 ? name.firstElementChild : name)?.textContent ?? ''
}

import { expect, waitFor } from 'storybook/test'

/** For stories: waits until the map is drawn completely, so that every picture shows the whole of it. The processor may draw it, which takes long. */
export async function drawnMap(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector<HTMLElement>('[data-map]')?.dataset.map).toBe('idle'), { timeout: 40_000 })
}

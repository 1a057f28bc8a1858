import { type Browser, expect, type Page } from '@playwright/test'

/** Ids of the SharedWorkers in the page's context. */
export async function marketplaces(browser: Browser, page: Page): Promise<string[]> {
  const own = await page.context().newCDPSession(page)
  const { targetInfo } = await own.send('Target.getTargetInfo')
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets', {
    filter: [{ type: 'shared_worker', exclude: false }],
  })
  await Promise.all([own.detach(), session.detach()])
  return targetInfos
    .filter((target) => target.browserContextId === targetInfo.browserContextId)
    .map(({ targetId }) => targetId)
}

export async function crashMarketplace(browser: Browser, page: Page): Promise<void> {
  const workers = await marketplaces(browser, page)
  if (workers.length === 0) throw new Error('No marketplace runs in a shared worker')
  const session = await browser.newBrowserCDPSession()
  for (const targetId of workers) await session.send('Target.closeTarget', { targetId })
  await session.detach()
  // Until they have ended they might answer another call.
  await expect.poll(() => marketplaces(browser, page)).not.toEqual(expect.arrayContaining(workers))
}

export async function stopServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

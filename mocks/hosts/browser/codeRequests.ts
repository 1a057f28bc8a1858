import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'

/**
 * Stands in for a service worker, and for MSW's own replacement, which can't be loaded where the
 * browser refuses cookies or storage.
 */
export function interceptCode(
  pattern: RegExp,
  forward: (request: Request) => Promise<Response>,
): void {
  for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    interceptor.on('request', async ({ request, controller }) => {
      if (pattern.test(request.url)) controller.respondWith(await forward(request))
    })
    interceptor.apply()
  }
}

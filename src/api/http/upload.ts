import { WITHOUT_BODY } from './timeLimit.ts'

/** The fraction that has been sent, 0 to 1. */
export type OnProgress = (fraction: number) => void

function headersOf(answer: XMLHttpRequest): Headers {
  const lines = answer
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  return new Headers(
    lines
      .filter(Boolean)
      .map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )
}

/** @throws TypeError when it can't be a `Response` */
function responseOf(answer: XMLHttpRequest): Response {
  const { status, responseText } = answer
  return new Response(WITHOUT_BODY.includes(status) ? null : responseText, {
    status,
    headers: headersOf(answer),
  })
}

/**
 * A `fetch` with progress for one multipart call, of `body`. It rejects as `fetch` does: a
 * TypeError without a response, an AbortError by the request's signal.
 */
export function uploadingFetch(
  body: FormData,
  onProgress: OnProgress,
): (request: Request) => Promise<Response> {
  return ({ method, url, headers, credentials, signal }) =>
    new Promise<XMLHttpRequest>((resolve, reject) => {
      const call = new XMLHttpRequest()
      const abort = () => call.abort()
      call.open(method, url)
      // This header gets the boundary of the parts.
      for (const [name, value] of headers)
        if (name !== 'content-type') call.setRequestHeader(name, value)
      call.withCredentials = credentials === 'include'
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      call.onload = () => {
        onProgress(1)
        resolve(call)
      }
      call.onerror = () => reject(new TypeError('The upload got no answer'))
      call.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
      call.onloadend = () => signal.removeEventListener('abort', abort)
      if (signal.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'))
      signal.addEventListener('abort', abort)
      call.send(body)
    }).then(responseOf)
}

import { vi } from 'vitest'

/** An upload that the page has started, to be answered by the test. */
interface HeldUpload {
  progress: (fraction: number) => void
  /** Sends it to the marketplace. */
  finish: () => Promise<void>
  /** The server answers so, whatever was sent. */
  answer: (status: number, body?: string, type?: string) => void
  fail: () => void
  aborted: boolean
}

/** Replaces XMLHttpRequest, by which files are uploaded; returns the uploads in their order. */
export function stubUploads(fetch: (request: Request) => Promise<Response>): HeldUpload[] {
  const held: HeldUpload[] = []
  class Call {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    responseText = ''
    status = 0
    withCredentials = false
    private target = { method: '', url: '' }
    private headers = new Headers()
    private answer = new Headers()
    private own: HeldUpload | undefined

    open(method: string, url: string) {
      this.target = { method, url }
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }
    getAllResponseHeaders() {
      return [...this.answer].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    }
    private load(text: string, { status, headers }: Pick<Response, 'status' | 'headers'>) {
      this.responseText = text
      this.status = status
      this.answer = headers
      this.onload?.()
      this.onloadend?.()
    }
    abort() {
      if (this.own) this.own.aborted = true
      this.onabort?.()
      this.onloadend?.()
    }
    send(body: FormData) {
      this.own = {
        aborted: false,
        progress: (fraction) => this.upload.onprogress?.({ loaded: fraction * 100, total: 100 }),
        fail: () => {
          this.onerror?.()
          this.onloadend?.()
        },
        answer: (status, text = '', type = 'text/html') =>
          this.load(text, { status, headers: new Headers({ 'content-type': type }) }),
        finish: async () => {
          const { method, url } = this.target
          const response = await fetch(new Request(url, { method, headers: this.headers, body }))
          this.load(await response.text(), response)
        },
      }
      held.push(this.own)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Call)
  return held
}

/** A PNG file of this size, px. */
export async function pngFile(name: string, width: number, height = width): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

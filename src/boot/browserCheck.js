// @ts-check
/** Older browsers get a page in place of the app. The build leaves this file as it is. */
if (!window.CSSPropertyRule || !CSS.supports('color', 'color-mix(in srgb, red, red)')) {
  // Ends the parsing, before the app's code.
  window.stop()
  document.documentElement.appendChild(document.createElement('body')).innerHTML =
    '<svg width="100%" height="32"><pattern id="awning" width="56" height="32" patternUnits="userSpaceOnUse"><path fill="#0b7a4b" d="M0 0h28v18a14 14 0 0 1-28 0"/></pattern><rect width="100%" height="32" fill="url(#awning)"/></svg>' +
    '<main><h1>Suki needs a newer browser</h1><p>Please update this one, or use one of these, or a later version:</p>' +
    '<p>Chrome 111, Edge 111, Samsung Internet 22, Opera 97, Firefox 128, Safari 16.4, iOS 16.4.</p>' +
    '<p>On an iPhone: Settings, General, Software Update. On Android: Play Store. Your cart and orders wait for you.</p></main>'
  document.body.style.cssText = 'margin:0;background:#faf8f3;color:#12241b;font:18px/1.5 sans-serif'
  document.querySelectorAll('main').forEach(function (main) {
    main.style.cssText = 'max-width:34em;margin:auto;padding:20px'
  })
}

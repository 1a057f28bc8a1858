// Shows the contract in the overview of the Node host, whose policy allows no script in the page. Redoc is loaded before.
const reference = document.querySelector('#reference')
globalThis.Redoc.init(reference.dataset.document, JSON.parse(reference.dataset.options), reference)

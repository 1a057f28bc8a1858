// The window closes by the Close button, and by itself a moment after 'Paid' was read.
addEventListener('click', ({ target }) => {
  if (target.closest('[data-close]')) close()
})
if (document.querySelector('.ending.good')) setTimeout(close, 1500)

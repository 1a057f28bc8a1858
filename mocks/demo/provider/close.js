// The window closes with the Close button, and by itself shortly after 'Paid' is shown.
addEventListener('click', ({ target }) => {
  if (target.closest('[data-close]')) close()
})
if (document.querySelector('.ending.good')) setTimeout(close, 1500)

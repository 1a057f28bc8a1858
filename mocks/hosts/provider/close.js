// The Close button leaves, and so does the page itself shortly after 'Paid'; in the shop's own tab
// it leads back to the shop.
const leave = () => {
  close()
  if (closed) return
  const back = document.querySelector('.ending a')
  if (back) back.click()
  else history.back()
}
export const leaveWhenPaid = () => {
  if (document.querySelector('.ending.PAID')) setTimeout(leave, 1500)
}
addEventListener('click', ({ target }) => {
  if (target.closest('[data-close]')) leave()
})
leaveWhenPaid()

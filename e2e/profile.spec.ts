import { expectPicture, expectToast, account, nextLog } from './support/pageObjects.ts'
import { by, expect, type Page, test } from './support/test.ts'

const save = (page: Page) => by.button(page, 'Save Changes')

async function picture(page: Page, width: number, height: number) {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height }, scale: 'css' })
  return { name: 'me.png', mimeType: 'image/png', buffer }
}

test(
  'a new name and a cropped picture are saved, then the page reloads and says so, PROFILE-01 PROFILE-09 PROFILE-14 PROFILE-15 PROFILE-16 PROFILE-18 FILE-01 LOG-07 ERR-32',
  { tag: ['@live', '@all-phone'] },
  async ({ page, marketplace }) => {
    await marketplace.visit('/profile/mia-villanueva', 'as:mia')
    const menu = account(page)
    const avatar = menu.locator('img')
    const before = await avatar.getAttribute('src')
    await page.getByLabel('First name').fill('<b>Mimi</b>')
    await page.getByLabel('Change Picture').setInputFiles(await picture(page, 600, 400))
    const dialog = by.dialog(page, 'Crop your picture')
    const chosen = dialog.getByAltText('Selected file')
    await expect(chosen).toBeVisible()
    const shorter = await chosen.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) =>
      Math.min(naturalWidth, naturalHeight),
    )
    await by.button(dialog, 'Use Picture').click()
    await expect(dialog).toBeHidden()
    const steps: string[] = []
    page.on('load', () => steps.push('load'))
    page.on('request', (request) => {
      const call = `${request.method()} ${new URL(request.url()).pathname}`
      if (/^(POST .*\/files|PUT .*\/users)$/.test(call)) steps.push(call.replace(/ .*\//, ' '))
      if (call.endsWith('/files'))
        expect(request.headers()['content-type']).toContain('multipart/form-data')
    })
    const logged = nextLog(page, 'User Updated')
    await save(page).click()
    await expectToast(page, 'Profile Updated', 'Your profile has been updated successfully')
    await logged
    expect(steps).toEqual(['POST files', 'PUT users', 'load'])
    await expect(menu).toHaveAccessibleName('Account of <b>Mimi</b>')
    await expect(page.getByLabel('First name')).toHaveValue('<b>Mimi</b>')
    await expect(save(page)).toBeDisabled()
    await expect(avatar).not.toHaveAttribute('src', before ?? '')
    const size = () =>
      avatar.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
        naturalWidth,
        naturalHeight,
      ])
    // Nine tenths of the shorter edge, at most 512 px.
    const edge = Math.min(512, Math.round(shorter * 0.9))
    await expect.poll(size).toEqual([edge, edge])
    await expectPicture(by.region(page, 'My Account').locator('img'))
    // A phone hides the sidebar.
    const sidebar = by.complementary(page, 'Profile', { exact: true, includeHidden: true })
    await expect(sidebar.locator('img')).toHaveAttribute(
      'src',
      (await avatar.getAttribute('src')) ?? '',
    )
  },
)

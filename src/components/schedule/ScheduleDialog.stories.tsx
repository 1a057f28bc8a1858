import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { noAddresses, sampleAddresses, sampleNow } from './samples.ts'
import { type Outcome, ScheduleDialog } from './ScheduleDialog.tsx'

const meta = {
  title: 'components/schedule/ScheduleDialog',
  component: ScheduleDialog,
  args: {
    userId: 'u1',
    now: sampleNow,
    busy: false,
    addresses: sampleAddresses,
    onNewAddress: fn(),
    onFinish: fn(() => Promise.resolve<Outcome>('created')),
    onClose: fn(),
  },
} satisfies Meta<typeof ScheduleDialog>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('radio', { name }))
const titled = (name: string) => screen.findByRole('heading', { level: 3, name })
const name = () => screen.getByLabelText('List name')
const time = () => screen.getByRole('textbox', { name: 'Time' })
const setTime = async (text: string) => {
  await userEvent.clear(time())
  await userEvent.type(time(), text)
  await userEvent.tab()
}

/** SCHED-42 SCHED-43 ERR-96 ERR-97: the name is left empty, and Next is pressed. */
export const NoName: Story = {
  play: async () => {
    await userEvent.click(name())
    await userEvent.tab()
    // The dialog may still be opening.
    await waitFor(() => expect(screen.getByText('List name is required')).toBeVisible())
    await press('Next')
    await waitFor(() => expect(screen.getByText('Name is required')).toBeVisible())
  },
}

/** SCHED-29 to SCHED-35, SCHED-52, SCHED-54: all steps with their defaults. */
export const Finished: Story = {
  play: async ({ args }) => {
    await userEvent.type(name(), 'Weekly groceries{Enter}')
    await expect(await titled("Set your list's schedule.")).toHaveFocus()
    await expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await expect(screen.getByRole('radio', { name: '1' })).toBeChecked()
    await choose('Weekly')
    await choose('Saturday')
    await setTime('8:00 PM')
    await press('Next')
    await expect(await screen.findByRole('radio', { name: /Lola Remedios/ })).toBeChecked()
    await press('Next')
    await choose('Emerald')
    await press('Finish')
    await waitFor(() =>
      expect(args.onFinish).toHaveBeenCalledWith({
        name: 'Weekly groceries',
        schedule_type: 'weekly',
        notification_date: { time: '20:00', day_of_week: 6 },
        address: 'a2',
        payment_method: 'cod',
        theme: 'emerald',
        user_id: 'u1',
      }),
    )
  },
}

/** SCHED-41: every type begins with 8:00, and has a time of the user's choice. */
export const TimeOfEveryType: Story = {
  play: async () => {
    await userEvent.type(name(), 'Fiesta{Enter}')
    await titled("Set your list's schedule.")
    await expect(time()).toHaveValue('8:00 AM')
    for (const type of ['Once', 'Yearly', 'Weekly']) {
      await choose(type)
      await expect(time()).toHaveValue('8:00 AM')
    }
    await setTime('8:30 AM')
    await choose('Yearly')
    await expect(time()).toHaveValue('8:30 AM')
  },
}

/** Escape closes the lists of the time picker; a picked time is set at once. */
export const EscapeInTheTime: Story = {
  play: async ({ args }) => {
    await userEvent.type(name(), 'Fiesta{Enter}')
    await titled("Set your list's schedule.")
    await userEvent.click(time())
    await userEvent.click(await screen.findByText('PM'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('PM')).not.toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(time()).toHaveValue('8:00 PM')
  },
}

/** SCHED-36 SCHED-38 SCHED-39: a date is required, and it can't be past. */
export const OnceNeedsADate: Story = {
  play: async () => {
    await userEvent.type(name(), 'Fiesta{Enter}')
    await choose('Once')
    await press('Next')
    await expect(await screen.findByText('Month is required')).toBeVisible()
    await expect(screen.getByText('Year is required')).toBeVisible()
    await press('Open Calendar')
    await expect(screen.getByRole('button', { name: 'March 8, 2026' })).toBeDisabled()
    await press('March 9, 2026')
    await expect(screen.getByText('March 9, 2026')).toBeVisible()
    await expect(screen.queryByText('Month is required')).toBeNull()
  },
}

/**
 * SCHED-36: the default day of a monthly list is not used for a yearly one, which requires day and
 * month. Back to monthly, it is there again.
 */
export const YearlyNeedsDayAndMonth: Story = {
  play: async () => {
    await userEvent.type(name(), 'Fiesta{Enter}')
    await choose('Yearly')
    // A frame of the dialog's opening may still be due.
    await waitFor(() => expect(screen.getByText('Choose a day and a month first.')).toBeVisible())
    await press('Next')
    await expect(await screen.findByText('Day of month is required')).toBeVisible()
    await expect(screen.getByText('Month is required')).toBeVisible()
    await choose('Monthly')
    await expect(screen.getByRole('radio', { name: '1' })).toBeChecked()
  },
}

/** SCHED-33: the next three dates before anything is saved, of a day that most years lack. */
export const LeapDay: Story = {
  play: async () => {
    await userEvent.type(name(), 'Fiesta{Enter}')
    await choose('Yearly')
    await press('Open Calendar')
    await press('Previous month')
    await press('February 29')
    await expect(screen.getByText('28 February in other years.')).toBeVisible()
    const dates = within(screen.getByRole('region', { name: 'Next orders' })).getAllByRole(
      'listitem',
    )
    await expect(dates.map(({ textContent }) => textContent)).toEqual([
      'Sun, Feb 28, 2027, 8:00 AM',
      'Tue, Feb 29, 2028, 8:00 AM',
      'Wed, Feb 28, 2029, 8:00 AM',
    ])
  },
}

/** SCHED-45: a user without an address. */
export const NoAddress: Story = {
  args: { addresses: noAddresses },
  play: async ({ args }) => {
    await userEvent.type(name(), 'Fiesta{Enter}')
    await titled("Set your list's schedule.")
    await press('Next')
    await titled('Choose the address and the payment method')
    await press('Next')
    await expect(await screen.findByText('Delivery address is required')).toBeVisible()
    await press('New Address')
    await expect(args.onNewAddress).toHaveBeenCalledOnce()
  },
}

/**
 * SCHED-50: back to the name step, with all other values preserved; and with an additional last
 * step.
 */
export const NameTaken: Story = {
  args: {
    onFinish: fn(() => Promise.resolve<Outcome>('name-taken')),
    lastStep: {
      name: 'Products',
      title: 'From your likes',
      content: <p>You have no items in favourites</p>,
    },
  },
  play: async () => {
    await userEvent.type(name(), 'Groceries{Enter}')
    await titled("Set your list's schedule.")
    await press('Next')
    await titled('Choose the address and the payment method')
    await press('Next')
    await choose('Mars')
    await press('Next')
    await titled('From your likes')
    await press('Finish')
    await expect(await screen.findByText('Scheduler Name already exists.')).toBeVisible()
    await expect(name()).toHaveValue('Groceries')
  },
}

import { expect, test } from 'vitest'
import {
  categoriesSearch,
  changeParams,
  comingSoonSearch,
  withoutDialogs,
} from '#lib/queryString.ts'

test('parameters are set and removed, and the others stay', () => {
  expect(changeParams('?a=1&b=2', { b: '3', c: 'x y' })).toBe('?a=1&b=3&c=x+y')
  expect(changeParams('?a=1', { a: null })).toBe('')
})

test('the coming-soon dialog opens over the current screen, and closing it restores the address, SHELL-16', () => {
  const open = comingSoonSearch('?query=rice')
  expect(open).toBe('?query=rice&coming-soon=true')
  expect(withoutDialogs(open)).toBe('?query=rice')
})

test('the parameters that open the login do not belong to the screen below it, AUTH-09', () => {
  expect(withoutDialogs('?login=true&from=%2Fcart&categories=dairy')).toBe('?categories=dairy')
})

test('the category menu opens over the current screen, and closing it restores the address', () => {
  const open = categoriesSearch('?query=rice')
  expect(open).toBe('?query=rice&menu=categories')
  expect(withoutDialogs(open)).toBe('?query=rice')
})

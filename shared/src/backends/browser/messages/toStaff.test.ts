import { databaseSql } from 'shared/testing/projectFiles'
import { expect, test } from 'vitest'
import { submissionKind, submissionKindNames } from '../../../submissions/submissionKinds'
import { settingOf } from './toStaff'

/** What `private.staff_setting` answers for a table. */
function settingOfTable(table: string) {
  const [body = ''] = /function private\.staff_setting[\s\S]*?end;/.exec(databaseSql()) ?? []
  const [, named] = new RegExp(`when '${table}' then '(\\w+)'`).exec(body) ?? []
  const [, other] = /else '(\w+)'/.exec(body) ?? []
  return named ?? other
}

test('the database tells the same people of each kind', () => {
  const told = submissionKindNames.filter((name) => settingOf[name])
  expect(told).toContain('fairRequest')
  for (const name of told) {
    const column = settingOf[name]?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    expect(settingOfTable(submissionKind(name).table), name).toBe(column)
  }
  // The first are told of once a day, the second never.
  const others = submissionKindNames.filter((name) => !settingOf[name])
  expect(others).toEqual(['registration', 'newsletter'])
})

/**
 * The version of what is stored, under a key beside it: releases from before there were versions go
 * on reading and writing the value.
 */
const versionKey = (key: string) => `${key}.version`

/** 1 where none is stored. */
export function readVersion(key: string): number {
  const version = Number(localStorage.getItem(versionKey(key)))
  return Number.isInteger(version) && version > 0 ? version : 1
}

/**
 * After the value, which counts as older until then: a migration accepts that. Never lowered: a tab
 * with an older release writes mostly what a newer one has written before.
 */
export function writeVersion(key: string, version: number) {
  try {
    if (localStorage.getItem(versionKey(key)) !== null && readVersion(key) >= version) return
    localStorage.setItem(versionKey(key), String(version))
  } catch {
    // Full to the last byte, but the value is saved.
  }
}

export const removeVersion = (key: string) => localStorage.removeItem(versionKey(key))

import { generalSettings } from 'shared/collections/generalSettings'
import { expect, test } from 'vitest'
import { foundationJsonLd } from './foundationJsonLd'

test('structured data names the foundation and how to reach it', () => {
  expect(
    foundationJsonLd({ ...generalSettings.seed, origin: 'https://site.example' }),
  ).toMatchObject({
    '@type': 'NGO',
    name: 'Island Care Foundation',
    url: 'https://site.example/',
    logo: 'https://site.example/images/logo-mark.svg',
    email: 'hello@islandcare.example',
    telephone: '+1 (876) 555-0100',
  })
})

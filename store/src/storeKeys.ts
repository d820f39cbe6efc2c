import { randomBytes } from 'node:crypto'

export interface StoreKeys {
  /** Public. It gives no rights beyond those of a visitor. */
  publishableKey: string
  /** Passes all policies. It never reaches a browser. */
  serviceKey: string
  jwtSecret: string
}

const secret = () => randomBytes(24).toString('base64url')

export const newKeys = (): StoreKeys => ({
  publishableKey: `sb_publishable_${secret()}`,
  serviceKey: `sb_secret_${secret()}`,
  jwtSecret: secret() + secret(),
})

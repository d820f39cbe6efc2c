/** Installs the browsers on Debian, as root, and says which cannot be had. */
import { installPackages } from '../support/browser.ts'
import { testedBrowsers } from './testedBrowsers.ts'

for (const { name, packages, isInstalled } of testedBrowsers) {
  if (!isInstalled()) installPackages(...packages)
  console.log(
    isInstalled()
      ? `Testing with ${name}`
      : `${name} is not tested: it needs Debian's packages ${packages.join(', ')}`,
  )
}

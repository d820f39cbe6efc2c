/**
 * Test set-up, before React loads: React traces each element for the browser's developer tools where
 * these two are. Nobody looks at them here, and it is a twelfth of the work of a component's tests.
 */
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')

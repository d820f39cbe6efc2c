import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

const modulePx = 6

/**
 * The QR code of an address as the bytes of a picture, for mail programs, which show no SVG. Black and white PNG is
 * little to write; a library took longer for it than everything else in a message takes.
 */
export function qrCodePng(address: string): Uint8Array {
  // Trying all eight masks for the most even one takes longer than the rest of a message, and readers take any.
  const { data, size } = encode(address, { ecc: 'M', border: 4, maskPattern: 2 })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size * modulePx, 0)
  header.writeUInt32BE(size * modulePx, 4)
  // One bit a pixel. The zeros behind it say: gray, deflated, not interlaced.
  header[8] = 1
  const lines = data.map(pixels).flatMap((line) => Array<Buffer>(modulePx).fill(line))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A line of pixels, of which white ones are 1, behind the number of its filter, 0 for none. */
function pixels(modules: boolean[]) {
  const bits = modules.map((dark) => (dark ? '0' : '1').repeat(modulePx)).join('')
  return Buffer.from([
    0,
    ...(bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)),
  ])
}

function chunk(type: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

import { generate } from 'selfsigned';

/** A certificate for this machine alone, created for each run: Chromium is started with `--ignore-certificate-errors`. */
export async function selfSigned(): Promise<{ readonly key: string; readonly cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}

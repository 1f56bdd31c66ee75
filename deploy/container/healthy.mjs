/** Whether a container can be asked: a site that has content, a Directus that answers. Not /healthz, which says that a person is needed. */
const addresses = {
	site: `http://127.0.0.1:${process.env['PORT'] ?? 3000}/readyz`,
	cms: `http://127.0.0.1:${process.env['CMS_PORT'] ?? 8055}/server/ping`,
};
const address = addresses[/** @type {keyof typeof addresses} */ (process.argv[2])];
const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);

export function clearFields(part: HTMLElement): void {
	const fields = [...part.querySelectorAll('input')].filter(({ name, disabled }) => name !== '' && !disabled);
	for (const field of fields) {
		if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.value === '';
		else field.value = '';
	}
	fields[0]?.form?.requestSubmit();
}

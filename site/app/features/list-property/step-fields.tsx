import type { FrameData } from '#app/parts/forms/form-data.ts';
import { ChipsField, ConsentField, EmailField, MessageField, SelectField, TextField } from '#app/parts/forms/form-fields.tsx';
import { PhoneField } from '#app/parts/forms/phone-field.tsx';
import { GroupedSelectField } from './grouped-select-field.tsx';
import { MoneyField } from './money-field.tsx';
import type { PhotoStore } from './photo-store.ts';
import { PhotosStep } from './photos-step.tsx';
import { SaleFields } from './sale-fields.tsx';
import type { AmountData, StepData } from './step-data.ts';

type Props = { data: StepData; photos: PhotoStore } & Pick<FrameData, 'policies'>;

export function StepFields({ data, photos, policies }: Props) {
	switch (data.step) {
		case 'where':
			return (
				<Fields>
					<GroupedSelectField data={data.area} />
					<TextField data={data.compound} autoComplete="off" />
					<TextField data={data.address} autoComplete="off" className="md:col-span-2" />
				</Fields>
			);
		case 'what':
			return (
				<Fields>
					<ChipsField data={data.purpose} />
					<GroupedSelectField data={data.type} />
					<SelectField data={data.finishing} />
					<SelectField data={data.delivery} />
				</Fields>
			);
		case 'details': {
			const areas = [data.builtUp, data.land].filter((area) => area !== null);
			return (
				<Fields>
					{areas.map((area) => (
						<AmountField key={area.name} data={area} className={areas.length === 1 ? 'md:col-span-2' : ''} />
					))}
					{data.bedrooms && <TextField data={data.bedrooms} inputMode="numeric" autoComplete="off" />}
					{data.bathrooms && <TextField data={data.bathrooms} inputMode="numeric" autoComplete="off" />}
					<MessageField data={data.details} rows={3} className="md:col-span-2" />
				</Fields>
			);
		}
		case 'price':
			return (
				<Fields>
					{data.deal === 'sale' ? (
						<SaleFields data={data} />
					) : (
						<>
							<MoneyField data={data.price} />
							<ChipsField data={data.period} />
						</>
					)}
				</Fields>
			);
		case 'photos':
			return <PhotosStep data={data.photos} store={photos} />;
		case 'contact':
			return (
				<Fields>
					<TextField data={data.name} autoComplete="name" />
					<PhoneField data={data.phone} />
					<EmailField data={data.email} />
					<ChipsField data={data.channel} />
					<div className="md:col-span-2">
						<ConsentField data={data.consent} policies={policies} />
					</div>
				</Fields>
			);
	}
}

const Fields = ({ children }: { children: React.ReactNode }) => <div className="grid items-start gap-5 md:grid-cols-2">{children}</div>;

const AmountField = ({ data, className }: { data: AmountData; className: string }) => (
	<TextField data={data} inputMode="numeric" autoComplete="off" dir="ltr" end={data.unit} className={className} />
);

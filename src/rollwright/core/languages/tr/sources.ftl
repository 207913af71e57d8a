sources-title = Bu nereden geliyor
sources-lead = Kural kitapları bize metin olarak ulaştı; resimleri kayıp, bu yüzden birkaç şeye burada karar vermek gerekti. **R**: kural kitabı söylüyor. **E**: kitabın örneği gösteriyor. **D**: tasarımcının kendi dijital baskısı böyle. **H**: bizim kararımız.
